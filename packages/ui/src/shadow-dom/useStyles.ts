/// <reference path="../styles/css.d.ts" />
import { useContext, useInsertionEffect } from 'react'
import { adoptStyles } from './adoptStyles.js'
import { RootContext } from './RootContext.js'

/** Adopts a component's CSS into its root before the browser paints. */
export function useStyles(css: string): void {
  const root = useContext(RootContext)
  useInsertionEffect(() => adoptStyles(root ?? document, css), [root, css])
}
