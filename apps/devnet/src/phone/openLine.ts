import { type IWalletKit, WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'
import { allowRepeatedEnd } from './allowRepeatedEnd.js'
import { type PhoneStorage, toKeyValueStorage } from './phoneStorage.js'

/** What a line to the relay needs. */
export type LineOptions = {
  readonly relayUrl: string
  readonly projectId: string
  readonly metadata: WalletKitTypes.Metadata
  readonly storage: PhoneStorage
}

/** The phone's line: WalletConnect's own kit for wallets, and the switch that takes it off the air. */
export type Line = {
  readonly kit: IWalletKit
  readonly isOnline: () => boolean
  readonly goOffline: () => Promise<void>
  readonly goOnline: () => Promise<void>
  /** Resolves as soon as there is a line; never, once it is closed. */
  readonly online: () => Promise<void>
  readonly isClosed: () => boolean
  readonly close: () => Promise<void>
}

/** Opens a line. Nothing but the relay is ever called. */
export async function openLine({ relayUrl, projectId, metadata, storage }: LineOptions): Promise<Line> {
  const core = withoutGlobalCore(
    () =>
      // The two types differ in what may be `undefined`, and in nothing else.
      new Core({
        relayUrl,
        projectId,
        storage: toKeyValueStorage(storage),
        telemetryEnabled: false,
        logger: 'silent',
      }) as ICore,
  )
  silence(core)
  let on = true
  let closed = false
  let waiting: (() => void)[] = []
  const confirm = core.relayer.confirmOnlineStateOrThrow
  // Everything that would open the socket asks here first, timers and retries too.
  core.relayer.confirmOnlineStateOrThrow = async () => {
    if (!on) throw new Error('The phone is offline.')
    await confirm.call(core.relayer)
  }
  // A wallet answers as many requests as it likes, in the order its person does.
  const signConfig = { disableRequestQueue: true }
  const kit = await WalletKit.init({ core, metadata, signConfig })
  // It has a logger of its own, which says what the phone tells of in `failures`.
  kit.engine.signClient.logger.level = 'silent'
  allowRepeatedEnd(kit.engine.signClient.engine)

  return {
    kit,
    isOnline: () => on,
    async goOffline() {
      on = false
      await finishConnecting(core)
      // Not `transportClose`: after that a socket that drops later is not opened again.
      if (core.relayer.connected) await core.relayer.provider.disconnect()
    },
    async goOnline() {
      if (closed) return
      on = true
      try {
        await core.relayer.transportOpen()
      } finally {
        // A relay that is away is tried again by their relayer, with what waits in its queue.
        for (const resolve of waiting) resolve()
        waiting = []
      }
    },
    online: () => (on ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    isClosed: () => closed,
    async close() {
      closed = true
      on = false
      waiting = []
      core.heartbeat.stop()
      await finishConnecting(core)
      await core.relayer.transportClose()
    },
  }
}

/** What is half open cannot be closed. Whether it opens does not matter. */
async function finishConnecting({ relayer }: ICore): Promise<void> {
  await relayer.transportOpen().catch(() => {})
}

/** Two of their cores in one process are one, unless the environment says otherwise while they are made. */
function withoutGlobalCore(make: () => ICore): ICore {
  const before = process.env.DISABLE_GLOBAL_CORE
  process.env.DISABLE_GLOBAL_CORE = 'true'
  try {
    return make()
  } finally {
    if (before === undefined) delete process.env.DISABLE_GLOBAL_CORE
    else process.env.DISABLE_GLOBAL_CORE = before
  }
}

/** What `telemetryEnabled: false` leaves on: a call at every start, and one for every proposal and request. */
function silence({ eventClient, verify }: ICore): void {
  eventClient.init = async () => {}
  // Nobody vouches for a dapp on this machine, so none is called a scam either.
  verify.resolve = () => Promise.reject(new Error('not asked'))
}
