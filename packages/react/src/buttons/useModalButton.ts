'use client'
import type { KitState, ThemeMode, ThemeVariables, ViewName } from '@latchkit/core'
import { close, open } from '@latchkit/core/actions'
import type { ButtonCopy } from '@latchkit/ui'
import { type MouseEvent, useMemo } from 'react'
import { useLatchkitModalState } from '../hooks/useLatchkitModalState.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useShared } from '../LatchkitContext.js'
import { prefetch } from '../modal/prefetch.js'

/** What every button that opens the modal tells its render prop. */
export type ModalButtonState = {
  /** Whether the modal is open. */
  readonly isOpen: boolean
  /** Answers the account the visitor connects, `undefined` when the modal closes without one. */
  readonly open: () => Promise<open.ReturnType>
  readonly close: () => Promise<close.ReturnType>
  /** Loads what `open` will show. Call it when a press is likely: on `pointerenter` and `focus`. */
  readonly prefetch: () => void
}

/** A button's part in the modal, and how it looks. */
export type ModalButton = {
  readonly state: ModalButtonState
  readonly look: {
    readonly copy: ButtonCopy
    readonly theme: ThemeMode | undefined
    readonly variables: ThemeVariables
    readonly onIntent: () => void
  }
  /** Opens after the page's own handler, unless that prevented it. */
  readonly onClick: (own?: Press) => Press
}

type Press = (event: MouseEvent<HTMLButtonElement>) => void

/** Binds a button to the modal. `shows` is the view it will most likely open at. */
export function useModalButton(shows: ViewName, { view, namespace }: open.Parameters): ModalButton {
  const shared = useShared()
  const { kit, words } = shared
  const theme = useLatchkitState(selectTheme)
  const { isOpen } = useLatchkitModalState()
  return useMemo(() => {
    const state: ModalButtonState = {
      isOpen,
      open: () => open(kit, { view, namespace }),
      close: () => close(kit),
      prefetch: () => prefetch(shared, shows),
    }
    return {
      state,
      look: {
        copy: words,
        theme: theme.chosen,
        variables: theme.variables,
        onIntent: state.prefetch,
      },
      onClick: (own) => (event) => {
        own?.(event)
        if (!event.defaultPrevented) void state.open()
      },
    }
  }, [shared, kit, words, theme, isOpen, view, namespace, shows])
}

const selectTheme = (state: KitState) => state.theme
