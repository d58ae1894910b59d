/** Too many statements of a service wait for the database. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError'

  constructor() {
    super('The database does not answer in time: try again later')
  }
}
