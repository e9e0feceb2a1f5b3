// Knex imports these Node modules for its pool and streams, which are unused here.
module.exports = {};
