import type { ViewName } from '@latchkit/core'
import type { LatchkitContextValue } from '../context/LatchkitContext.js'
import type { Preparable } from '../lazy/createLazy.js'

/** The account, and the code of its panels, which has the view of a token too. It is what the user opens after a connection. */
const accountViews: readonly ViewName[] = ['account', 'token-detail']

type Chunks = Pick<LatchkitContextValue, 'accountCopy' | 'getView'>

/** Starts loading the code of views of the account, and their texts. Code that is loaded is not loaded again. */
export function loadViews({ accountCopy, getView }: Chunks, views: readonly ViewName[]): void {
  accountCopy.load()
  for (const view of views) getView(view).load()
}

/**
 * Loads views that the user likely opens next when the browser is idle, so that they are there in the first frame; with Save-Data they load
 * when they are opened. Only called after the user has opened the modal: nothing loads before the first click.
 *
 * @returns Cancels it.
 */
export function prefetchViews(chunks: Chunks, views: readonly ViewName[]): () => void {
  const { connection }: NavigatorWithSaveData = navigator
  if (connection?.saveData) return () => {}
  const load = () => loadViews(chunks, views)
  // Safari does not support requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(load, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(load)
  return () => cancelIdleCallback(handle)
}

/**
 * Loads the account, which users open after a connection, and the code that reads it, when the browser is idle. It is not cancelled when the
 * view of the connection ends: a wallet that is unlocked may answer before.
 */
export function prefetchAccount(chunks: Chunks): void {
  const account = chunks.getView('account')
  function loadCode(): boolean {
    const state = account.get()
    if (state.status === 'ready') (state.value as Preparable).prepare?.()
    return state.status === 'ready' || state.status === 'failed'
  }
  prefetchViews(chunks, accountViews)
  if (loadCode()) return
  const stop = account.subscribe(() => {
    if (loadCode()) stop()
  })
}

/** Not in the types of TypeScript. @see https://wicg.github.io/savedata/ */
type NavigatorWithSaveData = Navigator & { readonly connection?: { readonly saveData?: boolean } }
