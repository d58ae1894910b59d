/** Posts what the parent commands. Also the source text of sandboxed documents, so it uses nothing of its module. */
export function runAttacker(): void {
  addEventListener('message', ({ data }) => {
    if (data?.attack) {
      const { message, frameIndex } = data.attack
      const target: Window = frameIndex === undefined ? parent : (parent.frames[frameIndex] ?? parent)
      target.postMessage(message, '*')
      parent.postMessage({ attacked: true }, '*')
    } else if (data?.probed === undefined) parent.postMessage({ relayed: data }, '*')
  })
  parent.postMessage({ attackerReady: true }, '*')
}
