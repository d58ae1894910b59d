import { randomBytes } from 'node:crypto'
import {
  createSealKeyPair,
  getRecoveryKeyContext,
  openSealed,
  type RecoveryEndpoint,
  type RecoveryRequest,
  seal,
  toSignedMessage,
} from '@latchkit/login-api'
import { base58 } from '@scure/base'
import { pino } from 'pino'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { startMailServer } from '../server/mail/startMailServer.fixtures.js'
import { createDpopKey } from '../testing/dpop.fixtures.js'
import { type RecoveryOptions, startRecovery } from './startRecovery.js'

export const loginUrl = 'https://login.example.com'
export const appOrigin = 'https://app.example.com'
const projects = [{ id: 'demo', allowedOrigins: [appOrigin] }]

/** A response of the service. */
export type Answer = {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Headers
}

/** Starts the service with a real SMTP server, a clock that tests advance, and a record of the logs. */
export async function startRecoveryTest(options: Partial<RecoveryOptions> = {}) {
  const mailServer = await startMailServer()
  const clock = { now: Date.UTC(2026, 5, 1) }
  const logs: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) })
  const recovery = await startRecovery({
    loginUrl,
    smtpUrl: mailServer.url,
    mailFrom: 'Recovery <recovery@example.com>',
    projects,
    logger,
    now: () => clock.now,
    waitMs: 300,
    ...options,
  })

  /** Creates a device with its own keys. */
  async function createDevice(ip?: string) {
    const dpop = await createDpopKey(() => clock.now)
    const box = createSealKeyPair()

    async function call<E extends RecoveryEndpoint>(endpoint: E, body: RecoveryRequest<E>): Promise<Answer> {
      const url = `${recovery.url}/recovery/v1/${endpoint}`
      const response = await fetch(`http://127.0.0.1:${recovery.port}/recovery/v1/${endpoint}`, {
        method: 'POST',
        headers: {
          dpop: await dpop.prove({ url }),
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          ...(ip !== undefined && { 'x-forwarded-for': ip }),
        },
        body: JSON.stringify(body),
      })
      return { status: response.status, body: await response.json(), headers: response.headers }
    }

    const requestLink = (email: string, origin = appOrigin) =>
      call('links/create', {
        email,
        app: { projectId: 'demo', origin },
        recipientKey: Buffer.from(box.publicKey).toString('base64url'),
      })

    /** Requests a link, and returns its id with the URL in the mail. */
    async function receiveLink(email: string) {
      const { body, status } = await requestLink(email)
      if (status !== 200) throw new Error(`links/create: ${status} ${JSON.stringify(body)}`)
      const url =
        /https?:\S+\/recovery\/link\?token=\S+/.exec(mailServer.mails.at(-1)?.email.text ?? '')?.[0] ?? ''
      return { linkId: String(body.linkId), url, token: new URL(url).searchParams.get('token') ?? '' }
    }

    /** Requests a link, and approves it as the user does. */
    async function receiveApproved(email: string) {
      const link = await receiveLink(email)
      const { status } = await approve(link.token)
      if (status !== 200) throw new Error(`approve: ${status}`)
      return link
    }

    return { jkt: dpop.jkt, dpop, box, call, requestLink, receiveLink, receiveApproved }
  }

  type Device = Awaited<ReturnType<typeof createDevice>>

  const openPage = (token: string) => fetch(`http://127.0.0.1:${recovery.port}/recovery/link?token=${token}`)
  const answer = (
    token: string,
    given: 'approve' | 'refuse',
    headers: Readonly<Record<string, string>> = {},
  ) =>
    fetch(`http://127.0.0.1:${recovery.port}/recovery/link`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ token, answer: given }),
    })
  const approve = (token: string, headers?: Readonly<Record<string, string>>) =>
    answer(token, 'approve', headers)

  /** Stores a key of a wallet, with the recipient key of the service. */
  async function putKey(device: Device, linkId: string, wallet: Wallet, key: Uint8Array, signer = wallet) {
    const { body } = await device.call('keys/recipient', {})
    const recipient = Buffer.from(String(body.key), 'base64url')
    const { addresses } = wallet
    const sealed = seal(key, new Uint8Array(recipient), getRecoveryKeyContext('put', addresses))
    const sealedKey = Buffer.from(sealed).toString('base64url')
    const message = toSignedMessage({ type: 'putRecoveryKey', addresses, sealedKey }, device.jkt)
    const signature = await signer.account.signMessage({ message })
    return device.call('keys/put', { linkId, addresses, keyId: String(body.keyId), sealedKey, signature })
  }

  const release = (device: Device, linkId: string, { addresses }: Wallet) =>
    device.call('keys/release', { linkId, addresses })

  /** Returns the releases that wait, as a device that has the wallet reads them. */
  async function listReleases(device: Device, { addresses, account }: Wallet, signer = account) {
    const message = toSignedMessage({ type: 'listReleases', addresses }, device.jkt)
    return device.call('releases/list', { addresses, signature: await signer.signMessage({ message }) })
  }

  /** Decides about a release to another device, as a device that has the wallet does. */
  async function decideRelease(
    device: Device,
    { addresses, account }: Wallet,
    {
      id,
      isAllowed = true,
      signer = account,
    }: { id: string; isAllowed?: boolean; signer?: Wallet['account'] },
  ) {
    const message = toSignedMessage({ type: 'decideRelease', addresses, id, isAllowed }, device.jkt)
    const signature = await signer.signMessage({ message })
    return device.call('releases/decide', { addresses, id, isAllowed, signature })
  }

  function openKey(device: Device, { body }: Answer, { addresses }: Wallet): Uint8Array {
    const sealed = new Uint8Array(Buffer.from(String(body.sealedKey), 'base64url'))
    return openSealed(sealed, device.box, getRecoveryKeyContext('release', addresses))
  }

  return {
    ...recovery,
    mailServer,
    mails: mailServer.mails,
    clock,
    logs,
    createDevice,
    openPage,
    answer,
    approve,
    putKey,
    release,
    listReleases,
    decideRelease,
    openKey,
    async stop() {
      await recovery.stop()
      await mailServer.stop()
    },
  }
}

/** Creates a wallet with a real EVM account, and the address of a Solana account. */
export function createWallet() {
  const account = privateKeyToAccount(generatePrivateKey())
  return { account, addresses: { eip155: account.address, solana: base58.encode(randomBytes(32)) } }
}

export type Wallet = ReturnType<typeof createWallet>

/** Returns a random key of an envelope. */
export const createKey = () => new Uint8Array(randomBytes(32))
