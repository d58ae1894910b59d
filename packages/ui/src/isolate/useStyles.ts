/// <reference path="../styles/css.d.ts" />
import { useContext, useInsertionEffect } from 'react'
import { adoptStyles } from './adoptStyles.js'
import { RootContext } from './RootContext.js'

/** Adopts a component's sheet into the root it renders in, before the browser paints it. */
export function useStyles(css: string): void {
  const root = useContext(RootContext)
  useInsertionEffect(() => adoptStyles(root ?? document, css), [root, css])
}
