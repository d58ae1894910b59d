import type { Frame, FrameTheme } from '@latchkit/core/ports'

/** The methods that load the frame. */
const methods = [
  'connectEmail',
  'connectDevice',
  'connectOtp',
  'getSocialUri',
  'connectSocial',
  'continueSocial',
  'connectFarcaster',
  'connectPasskey',
  'isConnected',
  'getUser',
  'getSmartAccountEnabledNetworks',
  'initSmartAccount',
  'setPreferredAccount',
  'signOut',
  'switchNetwork',
  'request',
  'updateEmail',
  'updateEmailPrimaryOtp',
  'updateEmailSecondaryOtp',
] as const satisfies readonly (keyof Frame)[]

/** Creates a frame of this origin, whose code is loaded by the first call that needs it. */
export function createLazyFrame(origin: string, load: () => Promise<Frame>): Frame {
  const listeners = new Set<Parameters<Frame['watchApproval']>[0]>()
  let loading: Promise<Frame> | undefined
  let loaded: Frame | undefined
  let theme: FrameTheme | undefined
  let isDestroyed = false

  async function loadOnce(): Promise<Frame> {
    const frame = await load()
    loaded = frame
    frame.watchApproval((isOpen, isSettings) => {
      for (const listener of [...listeners]) void Promise.resolve().then(() => listener(isOpen, isSettings))
    })
    if (theme) await frame.syncTheme(theme)
    if (isDestroyed) frame.destroy()
    return frame
  }

  async function getFrame(): Promise<Frame> {
    loading ??= loadOnce()
    try {
      return await loading
    } catch (error) {
      // For example offline: the next call loads it again.
      loading = undefined
      throw error
    }
  }

  const forwarded = Object.fromEntries(
    methods.map((name) => [name, async (parameters: never) => (await getFrame())[name](parameters)]),
    // Each entry keeps its own parameters and result.
  ) as Pick<Frame, (typeof methods)[number]>

  return {
    origin,
    ...forwarded,
    async syncTheme(next) {
      theme = { ...theme, ...next }
      await loaded?.syncTheme(next)
    },
    watchApproval(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    raise: () => loaded?.raise(),
    abortApprovals: () => loaded?.abortApprovals(),
    destroy() {
      isDestroyed = true
      loaded?.destroy()
    },
  }
}
