import { RESOURCES, rateOf } from '@orrery/startrek/facts';
import { CardSign, cardInkClass, cardKindName } from '../../../common/amounts.tsx';
import { PickTile } from '../../../common/pick-tile.tsx';
import { useCommonTexts } from '../../../common/texts.ts';
import { bankPick, composing } from '../hand/picks.ts';
import type { StartrekPart, StartrekTableApi } from '../types.ts';

/** The five kinds of the bank in the order of the hand: what each costs the viewer, and how many are left. */
export const BankTiles: StartrekPart = ({ play }) => {
  const say = useCommonTexts();
  const { table, seat } = play.view;
  const pick = bankPick(play);
  return (
    <ul className="trek-bank" data-anchor="bank">
      {RESOURCES.map((resource, kind) => {
        const [name, n, rate] = [cardKindName(play, kind), table.bank[kind] ?? 0, rateOf(table, seat ?? 0, kind)];
        const label = seat === null ? say('bank.tile.plain', { name, n }) : say('bank.tile', { name, rate, n });
        return (
          <li key={resource}>
            <PickTile pick={pick} kind={kind} label={label} className={`trek-stock ${cardInkClass(play, kind)}`}>
              <CardSign play={play} kind={kind} />
              {seat !== null && <span className={rate < 4 ? 'rate better' : 'rate'}>{rate}:1</span>}
              <span className="left">{say('build.left', { n })}</span>
            </PickTile>
          </li>
        );
      })}
    </ul>
  );
};

/** The bank. Where it fills a sheet, picking closes it: the rest is put together in the line. */
export const BankPanel: StartrekPart = ({ play }) => <BankTiles play={closingPanel(play)} />;

const closingPanel = (play: StartrekTableApi): StartrekTableApi => ({
  ...play,
  compose(move) {
    if (composing(play) === null) play.selectKind(null);
    play.compose(move);
  },
});

export const BankNote: StartrekPart = ({ play }) => {
  const say = useCommonTexts();
  return bankPick(play) === null ? null : <span className="muted">{say('line.bank-hint')}</span>;
};
