/**
 * @typedef {object} ClientOptions
 * @property {boolean} [autoconnect] Connect when constructed. Default true.
 * @property {boolean} [reconnect] Connect again when the connection is lost. Default true.
 * @property {number} [reconnect_interval] Milliseconds before that. Default 1000.
 * @property {number} [max_reconnects] How often in a row. Default 5.
 */
/** @typedef {{ resolve: (result: unknown) => void, reject: (error: unknown) => void }} Pending */
/** @typedef {(...args: any[]) => void} Listener What web3.js listens with is typed by the event. */

/** The close code for a connection that is no longer needed (RFC 6455 §7.4.1), so it is not reopened. */
const normalClosure = 1000

/** JSON-RPC 2.0 over a WebSocket that comes back when it is lost. Events: `open`, `close`, `error`, and the server's notifications. */
class CommonClient {
  /** @type {WebSocket | undefined} */
  #socket
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #reconnecting
  #reconnects = 0
  #lastId = 0
  /** @type {Map<number, Pending>} */
  #pending = new Map()
  /** @type {Map<string, Listener[]>} */
  #listeners = new Map()
  #open
  #address
  #options

  /**
   * @param {(address: string) => WebSocket} open Opens a socket.
   * @param {string} address
   * @param {ClientOptions} [options]
   */
  constructor(open, address, options = {}) {
    this.#open = open
    this.#address = address
    this.#options = {
      autoconnect: true,
      reconnect: true,
      reconnect_interval: 1_000,
      max_reconnects: 5,
      ...options,
    }
    if (this.#options.autoconnect) this.connect()
  }

  /** Opens the connection, where there is none. */
  connect() {
    if (this.#socket) return
    clearTimeout(this.#reconnecting)
    const socket = this.#open(this.#address)
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#reconnects = 0
      this.#emit('open')
    })
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)))
    socket.addEventListener('error', (event) => {
      this.#emit('error', 'error' in event ? event.error : new Error(`No connection to ${this.#address}.`))
    })
    socket.addEventListener('close', ({ code, reason }) => this.#closed(code, reason))
  }

  /**
   * Ends the connection for good.
   *
   * @param {number} [code] Default 1000.
   * @param {string} [reason]
   */
  close(code = normalClosure, reason) {
    clearTimeout(this.#reconnecting)
    this.#socket?.close(code, reason)
  }

  /**
   * Calls a method of the server; rejects with the server's error, or when the connection is lost.
   *
   * @param {string} method
   * @param {unknown} [params]
   * @returns {Promise<unknown>}
   */
  call(method, params) {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      this.#send({ jsonrpc: '2.0', id, method, params })
      this.#pending.set(id, { resolve, reject })
    })
  }

  /**
   * Calls a method and wants no answer.
   *
   * @param {string} method
   * @param {unknown} [params]
   * @returns {Promise<void>}
   */
  async notify(method, params) {
    this.#send({ jsonrpc: '2.0', method, params })
  }

  /**
   * @param {string} event
   * @param {Listener} listener
   */
  on(event, listener) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
    return this
  }

  /** @param {object} message */
  #send(message) {
    if (!this.#socket) throw new Error(`No connection to ${this.#address}.`)
    this.#socket.send(JSON.stringify(message))
  }

  /** @param {string} text */
  #receive(text) {
    const { id, method, params, result, error } = JSON.parse(text)
    if (method !== undefined) return this.#emit(method, ...(Array.isArray(params) ? params : [params]))
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (error) pending?.reject(error)
    else pending?.resolve(result)
  }

  /** @param {number} code @param {string} reason */
  #closed(code, reason) {
    this.#socket = undefined
    const lost = [...this.#pending.values()]
    this.#pending.clear()
    for (const { reject } of lost)
      reject(new Error(`The connection to ${this.#address} was closed (${code}).`))
    const { reconnect, reconnect_interval, max_reconnects } = this.#options
    if (reconnect && code !== normalClosure && this.#reconnects < max_reconnects) {
      this.#reconnects++
      this.#reconnecting = setTimeout(() => this.connect(), reconnect_interval)
    }
    // Last: a listener may connect again.
    this.#emit('close', code, reason)
  }

  /** @param {string} event @param {unknown[]} args */
  #emit(event, ...args) {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args)
  }
}

exports.CommonClient = CommonClient
