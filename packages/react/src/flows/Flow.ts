import type { ViewName } from '@latchkit/core'
import type { ComponentType } from 'react'
import type { ContainerProps } from '../context/types.js'

/** The containers of the views of one task of the user. They are one chunk: the next view of the task is there at once. */
export type Flow<V extends ViewName> = { readonly [Name in V]: ComponentType<ContainerProps<Name>> }
