import '@latchkit/react/buttons.css'

export const metadata = { title: 'App' }

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
