'use client'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Where the modal stands: at the end of the page's body, where nothing clips or hides it (spec §2), or where it is embedded. */
export function Place(props: { readonly embedded: boolean; readonly children: ReactNode }): ReactNode {
  return props.embedded ? props.children : createPortal(props.children, document.body)
}
