// The package has no types.
declare module 'fs-native-extensions' {
  /** Locks a whole file for its open file description. Returns false while another one has the lock. */
  export function tryLock(fd: number): boolean
}
