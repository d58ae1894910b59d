import { verifyMessage } from 'viem'
import { expect, test, vi } from 'vitest'
import { startProgram, temporaryFolder } from '../testing/program.fixtures.js'
import { answerSign, connect, leave, sdkEnvironment, startDapp, startWallet } from './peers.fixtures.js'

test('behavior: a relay that is killed in mid-request and started again loses neither request nor session', async () => {
  for (const [name, value] of Object.entries(sdkEnvironment)) vi.stubEnv(name, value)
  const dataDir = temporaryFolder()
  const first = startProgram({ DATA_DIR: dataDir })
  const port = await first.listening()
  const relayUrl = `ws://127.0.0.1:${port}`
  const [dapp, wallet] = await Promise.all([startDapp(relayUrl), startWallet(relayUrl)])
  await connect(dapp, wallet)

  // The wallet is away, so the relay alone has the request when it is killed.
  await wallet.kit.core.relayer.transportClose()
  const published = new Promise((resolve) => dapp.client.core.relayer.once('relayer_publish', resolve))
  const signed = dapp.request<`0x${string}`>(
    { method: 'personal_sign', params: ['0x68656c6c6f', wallet.account.address] },
    'eip155:1',
  )
  await published
  const dropped = new Promise((resolve) => dapp.client.core.relayer.once('relayer_disconnect', resolve))
  first.process.kill('SIGKILL')
  await Promise.all([first.ended, dropped])

  await startProgram({ DATA_DIR: dataDir, PORT: String(port) }).listening()
  const asked = wallet.next('session_request')
  await wallet.kit.core.relayer.transportOpen()
  await answerSign(wallet, await asked)
  const signature = await signed
  expect(await verifyMessage({ address: wallet.account.address, message: 'hello', signature })).toBe(true)
  await Promise.all([leave({ kit: dapp.client }), leave(wallet)])
}, 120_000)
