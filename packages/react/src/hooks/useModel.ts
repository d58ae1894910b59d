'use client'
import type { Config, KitState } from '@latchkit/core'
import { useCallback } from 'react'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns a view model of core. The component renders again only when the model changes.
 *
 * @param toModel A function of `@latchkit/core/views`.
 * @param parameters Its further parameters. A new object computes the model again with each render, so pass constants.
 */
export function useModel<Parameters extends readonly unknown[], Model>(
  toModel: (state: KitState, config: Config, ...parameters: Parameters) => Model,
  ...parameters: Parameters
): Model {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parameters are listed, and their number is constant.
  const select = useCallback(
    (state: KitState, config: Config) => toModel(state, config, ...parameters),
    [toModel, ...parameters],
  )
  return useLatchkitState(select)
}
