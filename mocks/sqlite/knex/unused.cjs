// Knex takes functions out of these modules of Node for its pool and its streams, which browsers do without.
module.exports = {};
