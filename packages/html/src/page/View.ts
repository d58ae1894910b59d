import type { ComponentType, ExoticComponent } from 'react'
import type { PartProps } from './Page.js'

/** The component that an element shows. The part is the name with which the page styles the button. */
export type View =
  | ComponentType<PartProps & { readonly part: string }>
  | ExoticComponent<PartProps & { readonly part: string }>
