/** First version of Chromium that partitions the storage of frames by the page around them. */
const firstPartitioned = 115

/**
 * Returns the name of a part of the storage that the frame uses alone: the origin of the top page in Chrome 109 to 114, which have one storage
 * for the frames of all apps. Otherwise it is empty, because the browser partitions the storage by the site of the top page: Chromium since 115,
 * Firefox and Safari in each version that the frame supports.
 *
 * @see https://developer.chrome.com/docs/privacy-security/storage-partitioning
 */
export function getStorageScope({
  userAgent,
  ancestorOrigins,
}: {
  readonly userAgent: string
  /** From the parent to the top page. Each version of Chromium has it. */
  readonly ancestorOrigins: ArrayLike<string> | undefined
}): string {
  const version = /Chrom(?:e|ium)\/(\d+)/.exec(userAgent)?.[1]
  if (version === undefined || Number(version) >= firstPartitioned || !ancestorOrigins) return ''
  return ancestorOrigins[ancestorOrigins.length - 1] ?? ''
}
