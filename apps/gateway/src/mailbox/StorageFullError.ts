/** The disk of the data folder has less free space than `minFreeBytes`. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'

  constructor() {
    super('The storage of the relay is full: try again later')
  }
}
