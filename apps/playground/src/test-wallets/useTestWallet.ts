import type { WalletControl } from '@latchkit/devnet'
import { useEffect, useState } from 'react'

/** How often a wallet is looked at: it tells nobody when it changes. */
const lookMs = 200

/** A test wallet as it is now; `undefined` where the page has none. */
export function useTestWallet(key: 'harbor' | 'meadow') {
  const [, setSeen] = useState('')
  // Present only in pages of the development server and of the tests.
  const control: WalletControl | undefined =
    typeof window === 'undefined' ? undefined : window.__wallets?.[key]
  useEffect(() => {
    if (!control) return
    const look = () => setSeen(JSON.stringify([control.state, control.prompts]))
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [control])
  if (!control) return undefined
  const waiting = control.prompts.filter(({ status }) => status === 'open').map(({ method }) => method)
  const set: WalletControl['set'] = (patch) => {
    control.set(patch)
    setSeen(JSON.stringify([control.state, control.prompts]))
  }
  return { control, state: control.state, waiting, set }
}
