/** The names of the functions of the page. */
type WrapNames = { readonly binding: string; readonly receiver: string; readonly decider: string }

/**
 * Disturbs the answers and events of wallets. It runs on the page, after the wallets are installed and before the scripts of the app, so it
 * uses nothing of this module.
 */
export function wrapWallets({ binding, receiver, decider }: WrapNames): void {
  const page = window as unknown as Record<string, (...values: unknown[]) => unknown> // The names of its properties are data.
  type PageDecision = { delayMs: number; isDropped: boolean; isDuplicated: boolean }
  const decide = (name: string) => page[decider]?.(name) as Promise<PageDecision>
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const send = page[binding]
  const receive = page[receiver]
  if (!send || !receive) return

  page[binding] = async (text) => {
    const answer = await send(text)
    const { delayMs, isDropped } = await decide(`wallet ${JSON.parse(String(text)).args?.method}`)
    await wait(delayMs)
    return isDropped ? new Promise(() => {}) : answer
  }
  page[receiver] = async (wallet, event, payload) => {
    const { delayMs, isDuplicated } = await decide(`event ${event}`)
    await wait(delayMs)
    receive(wallet, event, payload)
    if (isDuplicated) receive(wallet, event, payload)
  }
}
