import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates the key that signs the tokens of the sign-in with an account, in a file that `stop` deletes. */
export function createSignInKey(): { readonly file: string; readonly stop: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-devnet-'))
  const file = join(folder, 'signIn.pem')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 })
  return { file, stop: () => rmSync(folder, { recursive: true, force: true }) }
}
