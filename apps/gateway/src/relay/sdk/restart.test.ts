import { verifyMessage } from 'viem'
import { expect, test, vi } from 'vitest'
import { createTemporaryFolder, startProgram } from '../../testing/program.fixtures.js'
import {
  approveSignRequest,
  connect,
  disconnectPeer,
  sdkEnvironment,
  startDapp,
  startWallet,
  waitForPublishedRequest,
} from './peers.fixtures.js'

test('behavior: pending requests and sessions survive a restart of a killed relay', async () => {
  for (const [name, value] of Object.entries(sdkEnvironment)) vi.stubEnv(name, value)
  const dataDir = createTemporaryFolder()
  const first = startProgram({ DATA_DIR: dataDir })
  const port = await first.waitForPort()
  const relayUrl = `ws://127.0.0.1:${port}`
  const [dapp, wallet] = await Promise.all([startDapp(relayUrl), startWallet(relayUrl)])
  await connect(dapp, wallet)

  // The wallet is disconnected, so only the relay has the request when it is killed.
  await wallet.kit.core.relayer.transportClose()
  const published = waitForPublishedRequest(dapp)
  const sign = () =>
    dapp.request<`0x${string}`>(
      { method: 'personal_sign', params: ['0x68656c6c6f', wallet.account.address] },
      'eip155:1',
    )
  const signed = sign()
  await published
  const dropped = new Promise((resolve) => dapp.client.core.relayer.once('relayer_disconnect', resolve))
  first.process.kill('SIGKILL')
  await Promise.all([first.ended, dropped])

  const second = startProgram({ DATA_DIR: dataDir, PORT: String(port) })
  await second.waitForPort()
  const requested = wallet.waitForEvent('session_request')
  await wallet.kit.core.relayer.transportOpen()
  await approveSignRequest(wallet, await requested)
  const signature = await signed
  expect(await verifyMessage({ address: wallet.account.address, message: 'hello', signature })).toBe(true)

  // The wallet has the request when the relay is killed, and responds while the relay is not running.
  const askedAgain = wallet.waitForEvent('session_request')
  const signedAgain = sign()
  const request = await askedAgain
  const lost = new Promise((resolve) => wallet.kit.core.relayer.once('relayer_disconnect', resolve))
  second.process.kill('SIGKILL')
  await Promise.all([second.ended, lost])
  const third = startProgram({ DATA_DIR: dataDir, PORT: String(port) })
  // It does not listen yet. The SDK gives up on a response that the relay does not accept in a minute.
  await third.waitForOutput(/catalogue loaded/)
  const responded = approveSignRequest(wallet, request)
  await third.waitForPort()
  expect(await signedAgain).toBe(signature)
  await responded
  expect(Object.keys(wallet.kit.getActiveSessions())).toHaveLength(1)
  await Promise.all([disconnectPeer({ kit: dapp.client }), disconnectPeer(wallet)])
}, 240_000)
