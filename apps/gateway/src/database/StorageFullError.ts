/** The disk of the data folder has too little free space. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError'

  constructor() {
    super('The storage is full: try again later')
  }
}
