'use client'
import type { Latchkit } from '@latchkit/core'
import type { ButtonCopy, Copy } from '@latchkit/ui'
import { type Context, createContext, useContext } from 'react'
import { MissingProviderError } from './MissingProviderError.js'
import type { Lazy } from './modal/createLazy.js'
import type { Parts } from './modal/parts.js'

/** What the components under a provider share. */
export type Shared = Parts & {
  readonly kit: Latchkit
  /** The words of the buttons. */
  readonly words: ButtonCopy
  /** The words of the modal. */
  readonly copy: Lazy<Copy>
}

/** The nearest provider's. Nested providers: the inner one. */
export const LatchkitContext: Context<Shared | null> = createContext<Shared | null>(null)

/**
 * What the nearest provider shares.
 *
 * @throws `MissingProviderError` outside of a provider.
 */
export function useShared(): Shared {
  const shared = useContext(LatchkitContext)
  if (!shared) throw new MissingProviderError()
  return shared
}
