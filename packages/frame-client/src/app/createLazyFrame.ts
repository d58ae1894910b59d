import type { Frame, FrameTheme } from '@latchkit/core/ports'

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

  return {
    origin,
    connectEmail: async (parameters) => (await getFrame()).connectEmail(parameters),
    connectDevice: async (parameters) => (await getFrame()).connectDevice(parameters),
    connectOtp: async (parameters) => (await getFrame()).connectOtp(parameters),
    getSocialUri: async (parameters) => (await getFrame()).getSocialUri(parameters),
    connectSocial: async (parameters) => (await getFrame()).connectSocial(parameters),
    continueSocial: async (parameters) => (await getFrame()).continueSocial(parameters),
    connectFarcaster: async (parameters) => (await getFrame()).connectFarcaster(parameters),
    connectPasskey: async (parameters) => (await getFrame()).connectPasskey(parameters),
    isConnected: async (parameters) => (await getFrame()).isConnected(parameters),
    getUser: async (parameters) => (await getFrame()).getUser(parameters),
    getSmartAccountEnabledNetworks: async (parameters) =>
      (await getFrame()).getSmartAccountEnabledNetworks(parameters),
    initSmartAccount: async (parameters) => (await getFrame()).initSmartAccount(parameters),
    setPreferredAccount: async (parameters) => (await getFrame()).setPreferredAccount(parameters),
    signOut: async () => (await getFrame()).signOut(),
    switchNetwork: async (parameters) => (await getFrame()).switchNetwork(parameters),
    request: async (parameters) => (await getFrame()).request(parameters),
    updateEmail: async (parameters) => (await getFrame()).updateEmail(parameters),
    updateEmailPrimaryOtp: async (parameters) => (await getFrame()).updateEmailPrimaryOtp(parameters),
    updateEmailSecondaryOtp: async (parameters) => (await getFrame()).updateEmailSecondaryOtp(parameters),
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
