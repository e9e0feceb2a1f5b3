/**
 * Recognizes the violation of a unique column such as 'products.sku'. SQLite names the column, PostgreSQL the
 * constraint, which knex names after the column.
 */
export function isUniqueViolation(error: unknown, column: `${string}.${string}`): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message.includes(`UNIQUE constraint failed: ${column}`)) return true;
  const constraint = `${column.replace('.', '_')}_unique`;
  return 'constraint' in error && error.constraint === constraint;
}
