/**
 * Whether a write was refused because a column, as in 'products.sku', may hold each value once. SQLite names the
 * column, PostgreSQL the constraint that knex has named after it.
 */
export function isTaken(fault: unknown, column: `${string}.${string}`): boolean {
  if (!(fault instanceof Error)) return false;
  if (fault.message.includes(`UNIQUE constraint failed: ${column}`)) return true;
  const constraint = `${column.replace('.', '_')}_unique`;
  return 'constraint' in fault && fault.constraint === constraint;
}
