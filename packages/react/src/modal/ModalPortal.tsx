'use client'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Renders the modal at the end of the body, where no ancestor clips it. An inline modal is rendered in place. */
export function ModalPortal(props: { readonly isInline: boolean; readonly children: ReactNode }): ReactNode {
  return props.isInline ? props.children : createPortal(props.children, document.body)
}
