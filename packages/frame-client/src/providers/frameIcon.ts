/** The icon of the wallet of a frame in lists of wallets. */
export const frameIcon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyNCAyNCI+PHBhdGggZD0iTTMgNWgxOHYxNEgzeiIvPjwvc3ZnPg=='
