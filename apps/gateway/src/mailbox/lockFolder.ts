import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GatewayError } from '../GatewayError.js'

/**
 * Claims a data folder for this process: two databases in one folder destroy each other. What a killed process left
 * is taken over.
 *
 * @returns Gives it back.
 * @throws GatewayError while another process has it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'gateway.pid')
  // In a container each start has the same number.
  const own = `${process.pid} ${performance.timeOrigin}`
  try {
    writeFileSync(file, own, { flag: 'wx' })
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const found = readFileSync(file, 'utf8')
    const owner = Number(found.split(' ')[0])
    if (found === own || (owner !== process.pid && isAlive(owner)))
      throw new GatewayError(
        `The data folder ${folder} is in use by process ${owner}: stop it, choose another DATA_DIR, or delete ${file} if that process is no gateway.`,
      )
    writeFileSync(file, own)
  }
  return () => rmSync(file, { force: true })
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
