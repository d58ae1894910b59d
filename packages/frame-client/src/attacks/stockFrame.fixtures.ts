// A frame as other kits have it: it posts to every origin, and offers no port. A test decides when and how it answers.
addEventListener('message', ({ data }) => {
  if (data?.navigate) location.href = data.navigate
  else if (data?.posts) for (const message of data.posts) parent.postMessage(message, '*')
  else parent.postMessage({ received: data }, '*')
})
parent.postMessage({ type: '@w3m-frame/READY', payload: { version: '4' } }, '*')
