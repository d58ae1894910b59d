/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { GatewayError } from '../foundation/GatewayError.js'

/**
 * Locks a data folder for this process, because two databases in one folder would corrupt each other. It uses a file lock
 * of the operating system: the kernel releases it when the process ends in any way, and it also works between containers
 * that share a volume, although both have process id 1.
 *
 * @returns A function that releases the lock.
 * @throws GatewayError if another process has the lock, or the file system does not support locks.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  // The file is never deleted: two processes could otherwise lock two different files of the same name.
  const file = join(folder, 'gateway.lock')
  const fd = openSync(file, 'a+')
  try {
    const isLocked = await tryLock(fd, folder)
    if (!isLocked)
      throw new GatewayError(
        `The data folder ${folder} is in use by another gateway${describeOwner(file)}: stop that one, or set DATA_DIR of this one to another folder.`,
      )
    writeOwner(fd)
  } catch (error) {
    closeSync(fd)
    throw error
  }
  return () => closeSync(fd)
}

async function tryLock(fd: number, folder: string): Promise<boolean> {
  try {
    const { tryLock } = await import('fs-native-extensions')
    return tryLock(fd)
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
    throw new GatewayError(
      `The data folder ${folder} cannot be locked (${reason}): use a file system and a platform with file locks, or set DATABASE_URL.`,
      { cause },
    )
  }
}

/** Writes the owner into the lock file for the error message of a second process. The lock does not depend on it. */
function writeOwner(fd: number): void {
  try {
    ftruncateSync(fd)
    writeSync(fd, `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`)
  } catch {
    // Ignored: a full disk is reported by the space guard.
  }
}

function describeOwner(file: string): string {
  try {
    const owner = readFileSync(file, 'utf8').slice(0, 200)
    return owner ? ` (${owner})` : ''
  } catch {
    return ''
  }
}
