/** Opens a WebSocket. Rejects if it cannot be opened. */
export type WebSocketFactory = (
  url: string,
  listeners: { readonly onMessage: (text: string) => void; readonly onClose: () => void },
) => Promise<WebSocket>

/** Opens a WebSocket of the page. */
export const openWebSocket: WebSocketFactory = (url, { onMessage, onClose }) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.addEventListener('message', ({ data }) => onMessage(String(data)))
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => reject(new Error(`The WebSocket ${url} cannot be opened.`)))
    socket.addEventListener('close', onClose)
  })
