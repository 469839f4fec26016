import { GameIcon } from '../art/icons/game-icon.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { ResourceIcon } from '../art/resources.tsx';
import { SeatToken, seatClass } from '../art/seats.tsx';

export function ControlSamples() {
  return (
    <>
      <Buttons />
      <Choices />
      <Fields />
      <Surfaces />
    </>
  );
}

function Buttons() {
  return (
    <div className="row">
      <button type="button" className="btn primary">
        <Icon name="check" /> Build here <kbd>↵</kbd>
      </button>
      <button type="button" className="btn">
        Cancel <kbd>Esc</kbd>
      </button>
      <button type="button" className="btn quiet">
        <GameIcon name="undo" /> Undo
      </button>
      <button type="button" className="btn danger">
        <Icon name="trash" /> Leave
      </button>
      <button type="button" className="btn small">
        Use
      </button>
      <button type="button" className="btn" aria-pressed="true">
        Selected
      </button>
      <button type="button" className="btn primary" aria-disabled="true">
        Not yet
      </button>
      <button type="button" className="icon-button" aria-label="Sound">
        <Icon name="sound" size="l" />
      </button>
      <button type="button" className="icon-button framed" aria-label="Closer">
        <Icon name="plus" />
      </button>
      <span className="tag">bot</span>
      <span className="tag honour">
        <GameIcon name="fleet" /> Fleet 3
      </span>
      <span className="tag good">accepts</span>
      <span className="tag warn">counters</span>
      <span className="tag bad">declines</span>
      <span className="badge">3</span>
      <span className="badge legal">1</span>
      <span className="card-side">A</span>
      <span className="card-side b">B</span>
      <span className="presence here" /> here
      <span className="presence thinking" /> thinking
      <span className="presence" /> away
    </div>
  );
}

function Choices() {
  return (
    <div className="row stretch">
      <button type="button" className={`choice ${seatClass(0)}`}>
        <GameIcon name="ship" className="in-seat-colour" /> Ship
        <span className="cost">
          <ResourceIcon resource="tritanium" />
          <ResourceIcon resource="dilithium" />
        </span>
        <span className="left">6 left</span>
      </button>
      <button type="button" className={`choice ${seatClass(0)}`} aria-pressed="true">
        <GameIcon name="station" className="in-seat-colour" /> Station
        <span className="left">choosing</span>
      </button>
      <button type="button" className={`choice ${seatClass(0)}`} aria-disabled="true">
        <GameIcon name="base" className="in-seat-colour" /> Base
        <span className="cost">
          2<ResourceIcon resource="oxygen" />3<ResourceIcon resource="water" />
        </span>
        <span className="reason">2 water short</span>
      </button>
      <button type="button" className="choice">
        <GameIcon name="trade" /> Trade
        <span className="left">3 players</span>
      </button>
      <button type="button" className="choice">
        <GameIcon name="end-turn" /> End turn
        <span className="left">Mira is next</span>
      </button>
    </div>
  );
}

function Fields() {
  return (
    <div className="row">
      <div className="field">
        <label htmlFor="gallery-name">Your name</label>
        <input id="gallery-name" placeholder="as others see it" />
        <p className="note">Up to 24 letters.</p>
      </div>
      <div className="field">
        <label htmlFor="gallery-level">Level</label>
        <select id="gallery-level">
          <option>Navigator</option>
        </select>
      </div>
      <label className="check">
        <input type="checkbox" defaultChecked /> Coach
      </label>
      <fieldset className="segments">
        <legend className="unseen">Speed</legend>
        <button type="button" aria-pressed="true">
          Live
        </button>
        <button type="button" aria-pressed="false">
          One move a day
        </button>
      </fieldset>
    </div>
  );
}

function Surfaces() {
  return (
    <div className="row stretch">
      <div className={`panel seat-panel mine ${seatClass(0)}`}>
        <div className="row">
          <SeatToken seat={0} />
          <div>
            <p className="name">You</p>
            <p className="muted">your turn · 1:12 left</p>
          </div>
          <span className="score">7</span>
          <GameIcon name="points" />
        </div>
        <p className="stats">
          <span>
            <GameIcon name="hand" /> 8
          </span>
          <span>
            <GameIcon name="card" /> 3
          </span>
          <span>
            <GameIcon name="ship" /> 6
          </span>
          <span>
            <GameIcon name="station" /> 3+1
          </span>
          <span>
            <GameIcon name="base" /> 3
          </span>
        </p>
      </div>
      <div className="prompt-bar">
        <SeatToken seat={0} />
        <div>
          <p className="question">Your turn: where shall the station go?</p>
          <p className="why">Four points are lit; the west border is chosen.</p>
        </div>
        <div className="choices">
          <button type="button" className="btn primary">
            <Icon name="check" /> Build here
          </button>
        </div>
      </div>
      <div className="dialog">
        <header>
          <h2>Trade</h2>
          <button type="button" className="icon-button" aria-label="Close">
            <Icon name="close" />
          </button>
        </header>
        <p>
          Both sides give at least one card. <a href="#almanac">Almanac: trade</a>
        </p>
      </div>
      <div className="callout refused">
        <p className="display">No station here</p>
        <p className="reason">Another station is only one route away.</p>
      </div>
    </div>
  );
}
