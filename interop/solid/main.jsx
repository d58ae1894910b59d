import { createSignal, For, onCleanup } from 'solid-js'
import { render } from 'solid-js/web'
import { act, actionNames, kit, readAccount } from './shared/elements.js'

function App() {
  const [account, setAccount] = createSignal(readAccount())
  const [result, setResult] = createSignal('')
  const run = async (name) => {
    setResult('')
    setResult(await act(name))
  }
  onCleanup(kit.subscribe(() => setAccount(readAccount())))
  return (
    <>
      <latchkit-button />
      <output aria-label="Status">{account().status}</output>
      <output aria-label="Address">{account().address}</output>
      <For each={actionNames}>
        {(name) => (
          <button type="button" onClick={() => run(name)}>
            {name}
          </button>
        )}
      </For>
      <output aria-label="Result">{result()}</output>
    </>
  )
}

render(App, document.getElementById('root'))
