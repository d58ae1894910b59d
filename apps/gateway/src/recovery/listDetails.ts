import { type LoginDetails, recoveryCopy } from './copy/recoveryCopy.js'

/** Returns the labels and values of a login that a user confirms. Empty values are left out. */
export function listDetails({
  origin,
  browser,
  network,
}: LoginDetails): readonly (readonly [label: string, value: string])[] {
  const { labels } = recoveryCopy
  const all = [
    [labels.app, origin],
    [labels.browser, browser],
    [labels.network, network],
  ] as const
  return all.filter(([, value]) => value !== '')
}
