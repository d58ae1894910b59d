import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runVerifyFrame } from '@latchkit/login-api/cli'
import { manifestPath } from '@latchkit/login-api/manifest'
import { expect, test } from 'vitest'
import { createTemporaryFolder, startProgram } from '../../testing/program.fixtures.js'
import { createFrameFolder, serveFrame } from './frameManifest.fixtures.js'
import { runSignFrame } from './runSignFrame.js'

test('default: signs a build with a new key, and verifies its server', async () => {
  const [dir, cwd] = [createFrameFolder(), createTemporaryFolder()]
  const signed = await runSignFrame([dir, '--key', 'release.json', '--generate-key'], cwd)
  const keyFile = join(cwd, 'release.json')
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  const publicKey = /^Public key: (.*)$/m.exec(signed)?.[1] ?? ''
  expect(Object.keys(JSON.parse(publicKey))).toEqual(['kty', 'crv', 'x'])
  expect(signed).not.toContain(JSON.parse(readFileSync(keyFile, 'utf8')).d)
  writeFileSync(join(cwd, 'public.json'), publicKey)

  const url = await serveFrame(dir)
  const verified = await runVerifyFrame([url, '--key', 'public.json', '--projectId', 'demo'], cwd)
  expect(verified).toEqual({
    isValid: true,
    text: expect.stringMatching(/signature +ok\n[\s\S]*No differences\.$/),
  })
  const unsigned = await runVerifyFrame([url, '--manifest', join(dir, manifestPath)], cwd)
  expect(unsigned.isValid).toBe(true)
  expect((await runVerifyFrame([url], cwd)).text).toContain('pass --key or --manifest')
})

test('behavior: the command exits with 1 and says what differs', async () => {
  const [dir, cwd] = [createFrameFolder(), createTemporaryFolder()]
  await runSignFrame([dir, '--key', 'release.json', '--generate-key'], cwd)
  writeFileSync(join(dir, 'assets/index-BkbAUuBN.js'), 'steal()')
  const url = await serveFrame(dir)
  const program = startProgram({ INIT_CWD: cwd }, ['verify-frame', url, '--key', 'release.json'])
  const { code, output } = await program.ended
  expect(code).toBe(1)
  expect(output).toMatch(/assets\/index-BkbAUuBN\.js +FAILED: has the digest/)
  expect(output).toContain('1 difference.')
})

test('error: a key in a repository, one that exists, or none', async () => {
  const [dir, cwd] = [createFrameFolder(), createTemporaryFolder()]
  mkdirSync(join(cwd, '.git'))
  mkdirSync(join(cwd, 'keys'))
  const sign = (...args: string[]) => runSignFrame([dir, ...args], cwd)
  await expect(sign('--key', 'keys/a.json', '--generate-key')).rejects.toThrow('outside of the repository')
  expect(existsSync(join(cwd, 'keys/a.json'))).toBe(false)
  const file = join(createTemporaryFolder(), 'key.json')
  writeFileSync(file, '{"kty":"OKP","crv":"Ed25519","x":"secret-part"}')
  await expect(sign('--key', file, '--generate-key')).rejects.toThrow('does not exist')
  await expect(sign('--key', file)).rejects.toThrow(/^(?!.*secret-part).*must contain an Ed25519 key/)
  await expect(sign()).rejects.toThrow('Usage: sign-frame')
  await expect(runVerifyFrame([], cwd)).rejects.toThrow('Usage: latchkit verify-frame')
  await expect(runVerifyFrame(['https://a.example', '--unknown'], cwd)).rejects.toThrow(
    'Usage: latchkit verify-frame',
  )
})
