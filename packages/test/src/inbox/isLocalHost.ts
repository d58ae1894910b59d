/** Whether the header `Host` of a request names this machine. Other names can lead here too, from a page of another site. */
export function isLocalHost(header: string | undefined): boolean {
  return /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(header ?? '')
}
