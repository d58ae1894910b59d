import type { ClientAddress } from '../../server/http/createClientAddress.js'
import { toNetwork } from '../../server/http/toNetwork.js'
import type { Flow } from './createFlows.js'
import type { Limit, Limits } from './createLimits.js'
import type { ToPseudonym } from './createPseudonyms.js'

/** The dependencies of the limits. */
export type CodeLimitParts = {
  readonly limits: Limits
  readonly toPseudonym: ToPseudonym
  /** Whether the user of an address has logged in with the key of this thumbprint. */
  readonly isKnownDevice: (email: string, jkt: string) => Promise<boolean>
  /** Returns the time between two codes, in ms. */
  readonly getGapMs: () => number
}

/** A request for a code or with a code, and who receives the code. */
export type CodeRequest = {
  readonly flow: Pick<Flow, 'kind' | 'jkt'>
  /** E-mail address in lower case. */
  readonly recipient: string
  readonly address: ClientAddress
}

/**
 * Limits of codes. Anybody can request codes for any address, so most limits count by address and network, or by address and device:
 * an attacker only uses up its own. They count each kind of flow apart.
 */
export type CodeLimits = {
  /**
   * Counts a code that is sent: first by IP address, then by recipient and sender, then by recipient.
   *
   * @throws HttpError 429 `retry_later`. Only the IP address is counted then.
   */
  readonly takeSend: (request: CodeRequest) => Promise<void>
  /**
   * Counts an attempt, before its code is compared, so that parallel requests cannot exceed the limit.
   *
   * @returns A function that removes the count.
   * @throws HttpError 429 `retry_later`
   */
  readonly takeAttempt: (request: CodeRequest) => Promise<() => Promise<void>>
  /** Remembers the network of a request with a right code as one of its recipient. */
  readonly addKnownNetwork: (request: CodeRequest) => Promise<void>
}

const hour = 3_600_000
const day = 24 * hour
const sendPerIp: Limit = { max: 20, windowMs: hour }
/** By recipient and sender, beside the time between two codes. */
const sendPerSender: Readonly<Record<string, Limit>> = {
  hour: { max: 5, windowMs: hour },
  day: { max: 20, windowMs: day },
}
/** By recipient, of all senders that are not known. A code has five attempts, so they also limit guesses from many networks. */
const sendPerRecipient: Readonly<Record<string, Limit>> = {
  'all hour': { max: 15, windowMs: hour },
  'all day': { max: 40, windowMs: day },
}
const attemptsPerSender: Limit = { max: 15, windowMs: hour }
const knownNetwork: Limit = { max: 1, windowMs: 90 * day }

/** Creates the limits. */
export function createCodeLimits(parts: CodeLimitParts): CodeLimits {
  const { limits, toPseudonym, isKnownDevice, getGapMs } = parts

  const toNetworkKey = ({ ip }: ClientAddress) => toPseudonym('network', toNetwork(ip) || ip)
  const toKnownNetworkKey = ({ recipient, address }: CodeRequest) =>
    `known ${toPseudonym('email', recipient)} ${toNetworkKey(address)}`

  /** A known device is counted apart from its network, which it may share with an attacker. */
  async function findSender(request: CodeRequest) {
    const { flow, recipient, address } = request
    const subject = `${flow.kind} ${toPseudonym('email', recipient)}`
    const isDevice = await isKnownDevice(recipient, flow.jkt)
    return {
      isDevice,
      isKnown: isDevice || (await limits.has(toKnownNetworkKey(request))),
      subject,
      key: `${subject} ${isDevice ? flow.jkt : toNetworkKey(address)}`,
    }
  }

  return {
    async takeSend(request) {
      const { address, flow } = request
      const { isDevice, isKnown, subject, key } = await findSender(request)
      if (!isDevice && !address.isLocal)
        await limits.take(`send ${flow.kind} ${toPseudonym('ip', address.ip)}`, sendPerIp)
      const gap: Limit = { max: 1, windowMs: getGapMs() }
      await limits.takeAll([
        ...toEntries({ gap, ...sendPerSender }, key),
        ...(isKnown ? [] : toEntries(sendPerRecipient, subject)),
      ])
    },
    async takeAttempt(request) {
      const key = `wrong ${(await findSender(request)).key}`
      await limits.take(key, attemptsPerSender)
      return () => limits.release(key)
    },
    addKnownNetwork: async (request) => void (await limits.tryTake(toKnownNetworkKey(request), knownNetwork)),
  }
}

const toEntries = (list: Readonly<Record<string, Limit>>, subject: string) =>
  Object.entries(list).map(([name, limit]) => ({ key: `send ${name} ${subject}`, ...limit }))
