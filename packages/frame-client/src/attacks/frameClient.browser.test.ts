import { expect, onTestFinished, test } from 'vitest'
import { createFrameClient, type FrameClient } from '../client/createFrameClient.js'
import {
  addFrame,
  appOrigin,
  attackers,
  collectMessages,
  frameOrigin,
  frameUrl,
  urlOf,
} from './frames.fixtures.js'

function createClient(url: string): FrameClient {
  const client = createFrameClient({ url, projectId: 'my-dapp', title: 'Log in' })
  onTestFinished(() => client.destroy())
  return client
}

function getElement(): HTMLIFrameElement {
  const element = document.querySelector<HTMLIFrameElement>('iframe[title="Log in"]')
  if (!element) throw new Error('There is no frame.')
  return element
}

/** Sends `GET_USER` to a frame without ports, which answers only on command. */
async function sendToStockFrame() {
  const client = createClient(urlOf('stockFrame'))
  const collected = collectMessages()
  const settled: unknown[] = []
  const user = client.request('GET_USER')
  user.then(
    (value) => settled.push(value),
    (error: unknown) => settled.push(error),
  )
  await expect.poll(() => collected.dataWith('received')).toHaveLength(1)
  const [{ received }] = collected.dataWith('received') as [{ received: { id: string } }]
  const answer = (address: string) => ({
    type: '@w3m-frame/GET_USER_SUCCESS',
    id: received.id,
    payload: { address, chainId: 1 },
  })
  const post = (command: object) => getElement().contentWindow?.postMessage(command, '*')
  return { client, collected, settled, user, answer, post }
}

test('default: a client and a frame on another origin exchange messages over a port', async () => {
  const { protocol } = collectMessages()
  const client = createClient(frameUrl())
  expect(await client.request('GET_USER')).toEqual({ address: '0x1', chainId: 1, email: appOrigin })
  expect(await client.request('RPC_REQUEST', { method: 'eth_call', params: [{ value: 10n }] })).toEqual([
    { value: '0xa' },
  ])
  // Only READY has crossed the window.
  expect(protocol()).toEqual([{ type: '@w3m-frame/READY', payload: { version: '4', versions: [1] } }])
})

test('default: the frame is hidden, has few permissions, and is shown above a modal dialog', async () => {
  const client = createClient(frameUrl())
  await client.request('GET_USER')
  const element = getElement()
  expect(element.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  )
  expect(element.allow).toBe(
    `publickey-credentials-get ${frameOrigin}; publickey-credentials-create ${frameOrigin}; clipboard-write ${frameOrigin}`,
  )
  expect(element.referrerPolicy).toBe('strict-origin')
  // Not displayed: neither keyboard nor pointer reaches it.
  expect(element.checkVisibility()).toBe(false)
  client.show()
  const modal = document.body.appendChild(document.createElement('dialog'))
  modal.showModal()
  const getTop = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  expect(getTop()).not.toBe(element)
  client.show()
  expect(element.checkVisibility()).toBe(true)
  expect(getTop()).toBe(element)
  modal.remove()
  const { position, zIndex } = getComputedStyle(element)
  expect({ position, zIndex }).toEqual({ position: 'fixed', zIndex: '999999' })
  client.hide()
  expect(element.checkVisibility()).toBe(false)
  client.destroy()
  expect(element.isConnected).toBe(false)
})

test('behavior: works under a strict Content-Security-Policy with Trusted Types', async () => {
  const { dataWith } = collectMessages()
  await addFrame({ src: `${urlOf('strictPage', appOrigin)}?frame=${encodeURIComponent(frameUrl())}` })
  await expect
    .poll(() => dataWith('strict'))
    .toEqual([
      {
        strict: {
          user: { address: '0x1', chainId: 1, email: appOrigin },
          position: 'fixed',
          zIndex: '999999',
          display: 'block',
          // The control of the page.
          blocked: ['style-src-attr'],
        },
      },
    ])
})

test('behavior: an abort reaches the frame, and a document that loads again is used', async () => {
  const collected = collectMessages()
  const client = createClient(frameUrl())
  await client.request('GET_USER')
  const controller = new AbortController()
  const call = { method: 'personal_sign', params: ['0x', '0x'] }
  const signed = client.request('RPC_REQUEST', call, { signal: controller.signal })
  controller.abort()
  await expect(signed).rejects.toThrow('Request was aborted')
  await expect
    .poll(() => {
      getElement().contentWindow?.postMessage({ probe: 1 }, frameOrigin)
      return collected.dataWith('probed').at(-1)
    })
    .toMatchObject({ calls: ['GET_USER', 'personal_sign', 'aborted'] })
  await client.request('RELOAD')
  expect(await client.request('GET_CHAIN_ID')).toEqual({ chainId: 1 })
  expect(collected.protocol()).toHaveLength(2)
})

test('error: ignores an answer that the page forges', async () => {
  const { settled, user, answer, post } = await sendToStockFrame()
  const forged = answer('0xbad')
  const source = getElement().contentWindow
  dispatchEvent(new MessageEvent('message', { data: forged, origin: frameOrigin, source }))
  const delivered = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
  postMessage(forged, appOrigin)
  await delivered
  expect(settled).toEqual([])
  post({ posts: [answer('0x1')] })
  expect(await user).toEqual({ address: '0x1', chainId: 1 })
})

test.each(attackers)('error: ignores an answer of %s', async (_, attributes) => {
  const { collected, settled, user, answer, post } = await sendToStockFrame()
  const attacker = await addFrame(attributes)
  await expect.poll(() => collected.dataWith('attackerReady')).toHaveLength(1)
  attacker.postMessage({ attack: { message: answer('0xbad') } }, '*')
  attacker.postMessage({ attack: { message: { type: '@w3m-frame/READY' } } }, '*')
  await expect.poll(() => collected.dataWith('attacked')).toHaveLength(2)
  expect(collected.protocol()).toContainEqual(answer('0xbad'))
  expect(settled).toEqual([])
  post({ posts: [answer('0x1')] })
  expect(await user).toEqual({ address: '0x1', chainId: 1 })
})

test("error: exchanges nothing with the frame's window after it navigated to another origin", async () => {
  const { client, collected, settled, user, answer, post } = await sendToStockFrame()
  post({ navigate: urlOf('attacker', appOrigin) })
  await expect.poll(() => collected.dataWith('attackerReady')).toHaveLength(1)
  post({ attack: { message: answer('0xbad') } })
  await expect.poll(() => collected.dataWith('attacked')).toHaveLength(1)
  expect(settled).toEqual([])
  // What the client posts does not reach the new document, which reports all that it receives.
  const code = client.request('CONNECT_OTP', { otp: '123456' })
  post({ last: true })
  await expect.poll(() => collected.dataWith('relayed')).toEqual([{ relayed: { last: true } }])
  client.destroy()
  await expect(code).rejects.toThrow('Something went wrong')
  await expect(user).rejects.toThrow('Something went wrong')
})

test('behavior: ignores replayed answers, and accepts answers in any order', async () => {
  const { client, collected, user, answer, post } = await sendToStockFrame()
  const second = client.request('GET_CHAIN_ID')
  await expect.poll(() => collected.dataWith('received')).toHaveLength(2)
  const [, { received }] = collected.dataWith('received') as [unknown, { received: { id: string } }]
  const chain = { type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id: received.id, payload: { chainId: 5 } }
  post({ posts: [chain, answer('0x1'), answer('0x2'), { ...chain, payload: { chainId: 6 } }] })
  expect(await Promise.all([user, second])).toEqual([{ address: '0x1', chainId: 1 }, { chainId: 5 }])
})
