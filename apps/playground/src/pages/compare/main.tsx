import './compare.css'
import { createRoot } from 'react-dom/client'
import { PageTitle } from '../../parts/PageTitle.js'
import { SiteHeader } from '../../parts/SiteHeader.js'
import { getElement } from '../getElement.js'
import { ComparisonSection } from './ComparisonSection.js'
import { comparisons } from './comparisons.js'
import { ConnectingPreview, NetworksPreview, OpeningPreview, QrPreview } from './previews.js'

const previews = {
  opening: OpeningPreview,
  connecting: ConnectingPreview,
  qr: QrPreview,
  networks: NetworksPreview,
}

createRoot(getElement('root')).render(
  <>
    <SiteHeader page="compare" />
    <main className="compare-page">
      <PageTitle title="Comparison">
        Four views of Latchkit beside what the documentation of two other open-source kits says about theirs:
        RainbowKit 2.2 and ConnectKit 1.9. A statement about Latchkit that a test covers names its command.
      </PageTitle>
      {comparisons.map((comparison) => {
        const Preview = previews[comparison.id]
        return (
          <ComparisonSection key={comparison.id} comparison={comparison}>
            <Preview />
          </ComparisonSection>
        )
      })}
    </main>
  </>,
)
