import { useTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import type { LocalNetworkState } from './use-local-network.ts';

/** Says that only this computer can open the address, and offers to open the server to the local network. */
export function LocalNetworkNote({ network: { network, isReachable, open } }: { readonly network: LocalNetworkState }) {
  const say = useTranslate(ONLINE_TEXTS);
  if (network === null) return null;
  return (
    <div role="status" className="online-network">
      {isReachable ? <p>{say('invite.local.opened')}</p> : <p className="warn">{say('invite.local')}</p>}
      {network.mayOpen && (
        <p>
          <button type="button" className="btn" onClick={() => void open()}>
            {say('invite.local.open')}
          </button>
        </p>
      )}
      <p className="muted">{say('invite.local.internet')}</p>
    </div>
  );
}
