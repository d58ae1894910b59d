import { type IWalletKit, WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import type { ICore } from '@walletconnect/types'
import { ignoreRepeatedDelete } from './ignoreRepeatedDelete.js'
import { type PhoneStorage, toKeyValueStorage } from './phoneStorage.js'
import { stopWorkAfterClose } from './stopWorkAfterClose.js'

/** Options of a relay connection. */
export type RelayConnectionOptions = {
  readonly relayUrl: string
  readonly projectId: string
  readonly metadata: WalletKitTypes.Metadata
  readonly storage: PhoneStorage
}

/** The phone's relay connection: WalletConnect's wallet SDK with a simulated network switch. */
export type RelayConnection = {
  readonly kit: IWalletKit
  readonly isOnline: () => boolean
  readonly goOffline: () => Promise<void>
  readonly goOnline: () => Promise<void>
  /** Resolves once the connection is online; never after it is closed. */
  readonly online: () => Promise<void>
  readonly isClosed: () => boolean
  readonly close: () => Promise<void>
}

/** Opens a relay connection. No other server is contacted. */
export async function openRelayConnection({
  relayUrl,
  projectId,
  metadata,
  storage,
}: RelayConnectionOptions): Promise<RelayConnection> {
  const core = withoutGlobalCore(
    () =>
      // The types differ only in `undefined`.
      new Core({
        relayUrl,
        projectId,
        storage: toKeyValueStorage(storage),
        telemetryEnabled: false,
        logger: 'silent',
      }) as ICore,
  )
  disableTelemetry(core)
  let on = true
  let closed = false
  let waiting: (() => void)[] = []
  const confirm = core.relayer.confirmOnlineStateOrThrow
  // Every attempt to open the socket calls this first, including timers and retries.
  core.relayer.confirmOnlineStateOrThrow = async () => {
    if (!on) throw new Error('The phone is offline.')
    await confirm.call(core.relayer)
  }
  // The user may close prompts in any order.
  const signConfig = { disableRequestQueue: true }
  const kit = await WalletKit.init({ core, metadata, signConfig })
  // The SDK has its own logger for what the phone reports in `failures`.
  kit.engine.signClient.logger.level = 'silent'
  ignoreRepeatedDelete(kit.engine.signClient.engine)
  stopWorkAfterClose(kit.engine.signClient.engine, () => closed)

  return {
    kit,
    isOnline: () => on,
    async goOffline() {
      on = false
      await finishConnecting(core)
      // Not `transportClose`: after it, a dropped socket is not reopened.
      if (core.relayer.connected) await core.relayer.provider.disconnect()
    },
    async goOnline() {
      if (closed) return
      on = true
      try {
        await core.relayer.transportOpen()
      } finally {
        // The SDK's relayer retries an unreachable relay and sends its queue.
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

/** A half-open connection cannot be closed. The result does not matter. */
async function finishConnecting({ relayer }: ICore): Promise<void> {
  await relayer.transportOpen().catch(() => {})
}

/** The SDK shares one core per process, unless the environment disables it during creation. */
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

/** Disables calls that `telemetryEnabled: false` keeps: one per start, proposal and request. */
function disableTelemetry({ eventClient, verify }: ICore): void {
  eventClient.init = async () => {}
  // Verification is disabled, so no dapp is reported as a scam.
  verify.resolve = () => Promise.reject(new Error('disabled'))
}
