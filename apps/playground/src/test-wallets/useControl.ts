import type { BaseWalletControl, BaseWalletState } from '@latchkit/devnet'
import { useEffect, useReducer } from 'react'

/** Renders again after every change of the wallet. Returns the methods with a pending prompt. */
export function useControl(control: BaseWalletControl<BaseWalletState>): readonly string[] {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => control.subscribe(renderAgain), [control])
  return control.prompts.filter(({ status }) => status === 'open').map(({ method }) => method)
}
