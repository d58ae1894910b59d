const fidPattern = /^farcaster:\/\/fid\/([1-9]\d{0,18})\/?$/

/** Returns the FID of the resources of a message, in decimal digits. Undefined if there is none, or more than one. */
export function readFid(resources: readonly string[]): string | undefined {
  const fids = resources.flatMap((resource) => fidPattern.exec(resource)?.[1] ?? [])
  return fids.length === 1 ? fids[0] : undefined
}
