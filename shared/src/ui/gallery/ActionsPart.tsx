import { useState } from 'react';
import { Button, ButtonAnchor, ButtonLink } from '../primitives/button/Button';
import type { ButtonTone } from '../primitives/button/Button.styles';
import { Icon } from '../primitives/icon/Icon';
import { IconButton } from '../primitives/icon-button/IconButton';
import { KeyHint } from '../primitives/key-hint/KeyHint';
import { Cluster } from '../primitives/layout/Layout';
import { BackLink, Breadcrumb } from '../primitives/navigation/Navigation';
import { QuantityStepper } from '../primitives/stepper/QuantityStepper';
import { Part, Specimen } from './Part';

const TONES: ButtonTone[] = ['primary', 'accent', 'quiet', 'danger'];

/** Buttons, links and the stepper. */
export function ActionsPart() {
  const [liked, setLiked] = useState(true);
  const [quantity, setQuantity] = useState(2);
  return (
    <Part title="Actions" lead="Ember is for ordering only; one clear next step on every screen.">
      {TONES.map((tone) => (
        <Specimen key={tone} name={`Button, ${tone}`}>
          <Cluster>
            <Button tone={tone} size="large">
              Reserve Table
            </Button>
            <Button tone={tone}>Reserve Table</Button>
            <Button tone={tone} size="small">
              Reserve Table
            </Button>
            <Button tone={tone}>
              <Icon name="calendar" />
              With icon
            </Button>
            <Button tone={tone} busy>
              Sending
            </Button>
            <Button tone={tone} disabled>
              Disabled
            </Button>
          </Cluster>
        </Specimen>
      ))}
      <Specimen name="Coming soon (hover or focus), links, a key hint">
        <Cluster>
          <Button comingSoon>Load More Photos</Button>
          <ButtonLink to="/menu">Browse Menu</ButtonLink>
          <ButtonAnchor tone="quiet" href="tel:+254700000000">
            <Icon name="phone" />
            Call Now
          </ButtonAnchor>
          <BackLink to="/stalls">Back to Stalls</BackLink>
          <Button tone="quiet">
            Go to…
            <KeyHint aria-hidden="true">Ctrl K</KeyHint>
          </Button>
        </Cluster>
        <Breadcrumb
          parents={[
            { label: 'Home', to: '/' },
            { label: 'Our Stalls', to: '/stalls' },
          ]}
          current="Fish Corner"
        />
      </Specimen>
      <Specimen name="Icon buttons, stepper">
        <Cluster>
          <IconButton icon="menu" label="Open menu" />
          <IconButton icon="search" label="Search" tone="outlined" />
          <IconButton
            icon={liked ? 'heart-filled' : 'heart'}
            label="Favourite"
            tone="floating"
            aria-pressed={liked}
            onClick={() => setLiked(!liked)}
          />
          <IconButton icon="trash" label="Remove" disabled />
          <QuantityStepper name="Samosas" quantity={quantity} onChange={setQuantity} />
          <QuantityStepper name="Kenyan Coffee" quantity={1} min={1} onChange={() => undefined} />
        </Cluster>
      </Specimen>
    </Part>
  );
}
