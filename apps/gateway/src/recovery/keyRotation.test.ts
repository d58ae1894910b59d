import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder, startProgram } from '../testing/program.fixtures.js'
import { readRecoveryKeys } from './keys/readRecoveryKeys.js'
import { createKey, createWallet, startRecoveryTest } from './recovery.fixtures.js'
import { runRewrap } from './runRewrap.js'

const email = 'alice@example.org'
const toText = (key: Uint8Array) => Buffer.from(key).toString('base64url')

test('default: replaces the key that encrypts the database', async () => {
  const [DATA_DIR, KEYS_DIR] = [createTemporaryFolder(), createTemporaryFolder()]
  const folders = { dataDir: DATA_DIR, keysDir: KEYS_DIR }
  const [wallet, key] = [createWallet(), createKey()]

  const first = await startRecoveryTest(folders)
  const device = await first.createDevice()
  const { linkId } = await device.receiveApproved(email)
  expect((await first.putKey(device, linkId, wallet, key)).status).toBe(200)
  await expect(runRewrap({ DATA_DIR, KEYS_DIR })).rejects.toThrow(/in use|used by/)
  await first.stop()

  /** Recovers the wallet as a user does. It needs the hash of the address, and the stored texts. */
  async function recover() {
    const service = await startRecoveryTest(folders)
    const other = await service.createDevice()
    const link = await other.receiveApproved(email)
    const answer = await service.release(other, link.linkId, wallet)
    expect(answer.status).toBe(200)
    expect(service.openKey(other, answer, wallet)).toEqual(key)
    await service.stop()
    return service.logs.join('')
  }

  const file = join(KEYS_DIR, 'kek')
  renameSync(file, `${file}.previous`)
  writeFileSync(file, toText(createKey()))
  expect(await recover()).toContain('rows are encrypted with a previous key')

  const program = startProgram({ DATA_DIR, KEYS_DIR }, ['recovery', 'rewrap'])
  const { code, output } = await program.ended
  // The key and the address of the wallet, and the address of the first link. The key of hashes and the other link are new.
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^\d+ texts were encrypted again\. The key [\w-]{8} /),
  ])
  expect(await runRewrap({ DATA_DIR, KEYS_DIR })).toMatch(/^0 texts .* kek\.previous can be deleted\.$/)
  rmSync(`${file}.previous`)
  expect(await recover()).not.toContain('rows are encrypted with a previous key')
}, 300_000)

test('error: the old key is removed too early', async () => {
  const [DATA_DIR, KEYS_DIR] = [createTemporaryFolder(), createTemporaryFolder()]
  const folders = { dataDir: DATA_DIR, keysDir: KEYS_DIR }
  const service = await startRecoveryTest(folders)
  await service.stop()
  const file = join(KEYS_DIR, 'kek')
  renameSync(file, join(DATA_DIR, 'kek'))
  writeFileSync(file, toText(createKey()))
  await expect(startRecoveryTest(folders)).rejects.toThrow('kek.previous does not have it either')
  await expect(runRewrap({ DATA_DIR, KEYS_DIR })).rejects.toThrow(/are not readable .* keep kek\.previous/)
  renameSync(join(DATA_DIR, 'kek'), `${file}.previous`)
  expect(await runRewrap({ DATA_DIR, KEYS_DIR })).toMatch(/^1 texts were encrypted again/)
}, 300_000)

test('error: the command without a database or a key, which it does not create', async () => {
  const [DATA_DIR, KEYS_DIR] = [createTemporaryFolder(), createTemporaryFolder()]
  await expect(runRewrap({ DATA_DIR, KEYS_DIR })).rejects.toThrow(/no database .* DATA_DIR/)
  const service = await startRecoveryTest({ dataDir: DATA_DIR, keysDir: KEYS_DIR })
  await service.stop()
  const other = createTemporaryFolder()
  await expect(runRewrap({ DATA_DIR, KEYS_DIR: other })).rejects.toThrow(/no key kek .* KEYS_DIR/)
  expect(() => readFileSync(join(other, 'kek'))).toThrow()
}, 300_000)

test('behavior: the keys of proofs and of devices are replaced by deleting their files', async () => {
  const folders = { dataDir: createTemporaryFolder(), keysDir: createTemporaryFolder() }
  const [wallet, key] = [createWallet(), createKey()]
  const first = await startRecoveryTest(folders)
  const device = await first.createDevice()
  const { linkId } = await device.receiveApproved(email)
  expect((await first.putKey(device, linkId, wallet, key)).status).toBe(200)
  const readPublic = async ({ url }: { url: string }) => (await fetch(`${url}/.well-known/jwks.json`)).json()
  const before = [await readPublic(first), (await device.call('keys/recipient', {})).body]
  await first.stop()
  for (const name of ['signing.pem', 'recipient']) rmSync(join(folders.keysDir, name))

  const second = await startRecoveryTest(folders)
  const other = await second.createDevice()
  const link = await other.receiveApproved(email)
  const answer = await second.release(other, link.linkId, wallet)
  expect(second.openKey(other, answer, wallet)).toEqual(key)
  const after = [await readPublic(second), (await other.call('keys/recipient', {})).body]
  for (const [index, value] of before.entries()) expect(after[index]).not.toEqual(value)
  const next = createKey()
  expect((await second.putKey(other, link.linkId, wallet, next)).status).toBe(200)
  await second.stop()
}, 300_000)

test('behavior: reads the previous keys, one per line', () => {
  const keysDir = createTemporaryFolder()
  expect(readRecoveryKeys({ keysDir }).previousKeks).toEqual([])
  const keys = [createKey(), createKey()]
  writeFileSync(join(keysDir, 'kek.previous'), `${keys.map(toText).join('\r\n')}\n\n`)
  expect(readRecoveryKeys({ keysDir }).previousKeks).toEqual(keys)
})

test('error: a previous key that is none, without its value', () => {
  const keysDir = createTemporaryFolder()
  writeFileSync(join(keysDir, 'kek.previous'), `${toText(createKey())}\nhunter2\n`)
  const read = () => readRecoveryKeys({ keysDir })
  expect(read).toThrow('The key kek.previous of KEYS_DIR must be 32 bytes as base64url.')
  expect(read).not.toThrow(/hunter2/)
})
