import { useEffect, useState } from 'react'

/** Renders the policy violations since the page loaded. */
export function Violations() {
  const [seen, setSeen] = useState<readonly string[]>([])
  useEffect(() => {
    const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
      setSeen((before) => [...before, `${effectiveDirective}: ${blockedURI}`])
    document.addEventListener('securitypolicyviolation', note)
    return () => document.removeEventListener('securitypolicyviolation', note)
  }, [])
  return (
    <section className="card" aria-labelledby="violations-title">
      <h2 id="violations-title">Violations: {seen.length}</h2>
      {seen.length > 0 && (
        <ul>
          {seen.map((text, index) => (
            <li key={index}>
              <code>{text}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
