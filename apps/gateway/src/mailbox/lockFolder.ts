/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { GatewayError } from '../GatewayError.js'

/**
 * Locks a data folder for this process: two databases in one folder destroy each other. The lock is the operating
 * system's, on an open file: the kernel releases it when the process ends, however it ends, and two containers that share
 * a volume see the same lock although each of them is process 1.
 *
 * @returns Releases the lock.
 * @throws GatewayError while another process has it, or where the file system has no locks.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  // Never deleted: two processes could lock two files of the same name.
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

/** Only for the message to the second process; the lock itself does not depend on it. */
function writeOwner(fd: number): void {
  try {
    ftruncateSync(fd)
    writeSync(fd, `process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`)
  } catch {
    // A full disk is reported elsewhere.
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
