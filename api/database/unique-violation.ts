/**
 * Recognizes the violation of a unique column such as 'products.sku'. SQLite names the column, PostgreSQL the
 * constraint, which knex names after the column.
 */
export function isTaken(fault: unknown, column: `${string}.${string}`): boolean {
  if (!(fault instanceof Error)) return false;
  if (fault.message.includes(`UNIQUE constraint failed: ${column}`)) return true;
  const constraint = `${column.replace('.', '_')}_unique`;
  return 'constraint' in fault && fault.constraint === constraint;
}
