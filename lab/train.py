"""Trains a small network on positions of games: figures of a seat, two hidden layers, one score; softmax over seats.

    python3 lab/train.py --out trained.json startrek-*.positions

`orrery network trained.json` turns the result into the file that bots read. lab/README.md says more.
"""

import argparse
import json
import math
import time

import numpy as np
import torch

from positions import read_files

# As in bots/network/network.ts.
MAX_ACTIVATION = 8 - 1 / 1024
# Larger weights would not fit into 16 bits at a useful precision, or overflow sums.
MAX_SECOND_WEIGHT = 3.5
MAX_THIRD_WEIGHT = 3.5


class Network(torch.nn.Module):
    def __init__(self, mean, scale, hidden, share):
        super().__init__()
        self.register_buffer("mean", mean)
        self.register_buffer("scale", scale)
        self.first = torch.nn.Linear(len(mean), hidden[0])
        self.second = torch.nn.Linear(hidden[0], hidden[1])
        self.third = torch.nn.Linear(hidden[1], 1, bias=False)
        # How much of the evaluation by hand counts: a network that adds to it needs fewer games to be better.
        self.share = torch.nn.Parameter(torch.tensor(float(share)), requires_grad=share != 0)
        if share != 0:
            torch.nn.init.zeros_(self.third.weight)

    def forward(self, figures, evaluations):
        x = (figures.float() - self.mean) * self.scale
        x = torch.clamp(self.first(x), 0, MAX_ACTIVATION)
        x = torch.clamp(self.second(x), 0, MAX_ACTIVATION)
        return self.third(x).squeeze(-1) + self.share * evaluations

    @torch.no_grad()
    def keep_small(self):
        self.second.weight.clamp_(-MAX_SECOND_WEIGHT, MAX_SECOND_WEIGHT)
        self.third.weight.clamp_(-MAX_THIRD_WEIGHT, MAX_THIRD_WEIGHT)

    def export(self):
        """Weights for figures as they are written."""
        weights = self.first.weight.detach().double().cpu()
        scale, mean = self.scale.double().cpu(), self.mean.double().cpu()
        first = weights * scale
        biases = self.first.bias.detach().double().cpu() - first @ mean
        rows = lambda matrix: [[float(f"{x:.7g}") for x in row] for row in matrix.tolist()]
        line = lambda vector: [float(f"{x:.9g}") for x in vector.tolist()]
        return {
            "first": {"weights": rows(first.T), "biases": line(biases)},
            "second": {
                "weights": rows(self.second.weight.detach().double().cpu().T),
                "biases": line(self.second.bias.detach().double().cpu()),
            },
            "third": {"weights": line(self.third.weight.detach().double().cpu()[0])},
            "evaluation": round(self.share.item(), 6),
        }


def log_chances(scores, seats):
    """Logarithms of the chances; seats beyond the last have none."""
    missing = torch.arange(scores.shape[1], device=scores.device)[None, :] >= seats[:, None]
    return torch.log_softmax(scores.masked_fill(missing, -1e9), dim=1)


def loss_of(log_p, targets):
    """Log loss; a seat that does not exist has no share in the win."""
    return -(targets * log_p.clamp(min=-30)).sum(dim=1)


@torch.no_grad()
def chances(network, data, batch):
    figures, evaluations, seats = data["figures"], data["evaluations"], data["seats"]
    parts = [
        log_chances(network(figures[i : i + batch], evaluations[i : i + batch]), seats[i : i + batch]).exp()
        for i in range(0, len(figures), batch)
    ]
    return torch.cat(parts)


def mixed_targets(p, wins, games, random_moves, trace):
    """
    What the positions later in a game say, nearer ones more: each target is a mean of the chances in the next position
    and its target. Chance between a position and the end then blurs the lesson less. A random move in between ends it.
    """
    targets = wins.copy()
    same = np.zeros(len(games), dtype=bool)
    same[:-1] = games[1:] == games[:-1]
    strays = np.zeros(len(games), dtype=bool)
    strays[:-1] = random_moves[1:]
    first = np.flatnonzero(np.r_[True, games[1:] != games[:-1]])
    length = np.diff(np.r_[first, len(games)])
    for back in range(2, int(length.max(initial=0)) + 1):
        at = (first + length - back)[length >= back]
        assert same[at].all()
        mix = (1 - trace) * p[at + 1] + trace * targets[at + 1]
        targets[at] = np.where(strays[at][:, None], p[at], mix)
    return targets


def measure(network, data, batch):
    """Log loss on held-out games, the share of winners seen, and how far each tenth of chances is from what happened."""
    p = chances(network, data, batch).double().cpu()
    wins, seats = data["wins"].double().cpu(), data["seats"].cpu()
    loss = -(wins * p.clamp(min=1e-12).log()).sum(dim=1)
    right = wins.gather(1, p.argmax(dim=1, keepdim=True)).mean().item()
    exists = torch.arange(p.shape[1])[None, :] < seats[:, None]
    chance, won = p[exists], wins[exists]
    tenths = []
    for i in range(10):
        inside = (chance >= i / 10) & ((chance < (i + 1) / 10) | (i == 9))
        if inside.any():
            tenths.append([int(inside.sum()), round(chance[inside].mean().item(), 4), round(won[inside].mean().item(), 4)])
    by_seats = {str(int(n)): round(loss[seats == n].mean().item(), 4) for n in torch.unique(seats)}
    return {"logLoss": round(loss.mean().item(), 4), "bySeats": by_seats, "right": round(right, 4), "tenths": tenths}


def measure_by_hand(data):
    """The log loss of the evaluation by hand, at the temperature that suits these positions best."""
    losses = []
    for share in (0.25, 0.35, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.4, 1.7, 2.0, 2.5):
        losses.append((loss_of(log_chances(share * data["evaluations"], data["seats"]), data["wins"]).mean().item(), share))
    return min(losses)


@torch.no_grad()
def mix(network, added, data):
    """
    Takes a part of what the network learned, the rest from the evaluation by hand, at the temperature that suits these
    positions best. A network can predict winners well and still be wrong about the difference that a move makes.
    """
    network.third.weight.mul_(added)
    network.share.mul_(added).add_(1 - added)
    losses = []
    for temperature in (0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0):
        p = temperature * (chances(network, data, 65536).clamp(min=1e-12).log())
        losses.append((loss_of(log_chances(p, data["seats"]), data["wins"]).mean().item(), temperature))
    temperature = min(losses)[1]
    network.third.weight.mul_(temperature)
    network.share.mul_(temperature)
    print(f"added {added}, temperature {temperature}", flush=True)


def train(args):
    begun = time.time()
    torch.manual_seed(args.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    data = read_files(args.files)
    games = np.unique(data.games)
    held = np.random.default_rng(0).permutation(games)[: max(1, int(len(games) * args.held_out))]
    is_held = np.isin(data.games, held)
    print(f"{data.game}: {len(data)} positions of {len(games)} games, {len(held)} held out", flush=True)

    def part(of, mask=slice(None)):
        on = lambda values: torch.from_numpy(values[mask]).to(device)
        return {each: on(getattr(of, each)) for each in ("figures", "evaluations", "seats", "wins")}

    learnt, test = part(data, ~is_held), part(data, is_held)
    sample = learnt["figures"][:: max(1, len(learnt["figures"]) // 200_000)]
    exists = torch.arange(sample.shape[1], device=device)[None, :] < learnt["seats"][:: max(1, len(learnt["figures"]) // 200_000)][:, None]
    flat = sample[exists].float()
    mean, spread = flat.mean(dim=0), flat.std(dim=0)
    scale = torch.where(spread > 1e-4, 1 / spread.clamp(min=0.05), torch.zeros_like(spread))
    # A figure that is nearly always the same must not decide much when it is not.
    scale = scale.clamp(max=8)
    network = Network(mean, scale, args.hidden, args.evaluation).to(device)
    if args.start is not None:
        load_start(network, args.start)
    targets = learnt["wins"]
    order = (data.games[~is_held], data.random_moves[~is_held])
    count = len(targets)
    steps_per_epoch = math.ceil(count / args.batch)
    decay = [w for name, w in network.named_parameters() if name.endswith("weight")]
    rest = [w for name, w in network.named_parameters() if not name.endswith("weight")]
    optimiser = torch.optim.AdamW(
        [{"params": decay, "weight_decay": args.decay}, {"params": rest, "weight_decay": 0}], lr=args.rate
    )
    started = time.time()
    steps = args.epochs * steps_per_epoch
    done = 0
    best = (math.inf, None)
    by_hand = measure_by_hand(test)
    print(f"by hand: {by_hand[0]:.4f} at {by_hand[1]}", flush=True)
    for epoch in range(args.epochs):
        if args.trace < 1 and epoch >= args.trace_from:
            p = chances(network, learnt, 65536).cpu().numpy()
            mixed = mixed_targets(p, learnt["wins"].cpu().numpy(), *order, args.trace)
            targets = torch.from_numpy(mixed.astype(np.float32)).to(device)
        permutation = torch.randperm(count, device=device)
        total = torch.zeros((), device=device)
        for i in range(steps_per_epoch):
            passed = max(done / steps, (time.time() - started) / args.seconds)
            rate = args.rate * min(1, (done + 1) / 200) * max(0.01, 0.5 * (1 + math.cos(math.pi * min(1, passed))))
            for group in optimiser.param_groups:
                group["lr"] = rate
            at = permutation[i * args.batch : (i + 1) * args.batch]
            loss = loss_of(log_chances(network(learnt["figures"][at], learnt["evaluations"][at]), learnt["seats"][at]), targets[at]).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            network.keep_small()
            total += loss.detach()
            done += 1
            if passed >= 1:
                break
        found = measure(network, test, 65536)
        print(f"epoch {epoch}: {total.item() / (i + 1):.4f}, held out {found['logLoss']} {found['bySeats']}", flush=True)
        if found["logLoss"] < best[0]:
            best = (found["logLoss"], {name: value.clone() for name, value in network.state_dict().items()}, found)
        if time.time() - started > args.seconds:
            break
    if best[1] is not None:
        network.load_state_dict(best[1])
    if args.added < 1:
        mix(network, args.added, test)
    found = measure(network, test, 65536)
    if args.test:
        found = measure(network, part(read_files(args.test)), 65536)
    evidence = {
        **found,
        "logLossByHand": round(by_hand[0], 4),
        "positions": len(data),
        "games": len(games),
        "trace": args.trace,
        "epochs": min(args.epochs, done // steps_per_epoch),
        "seconds": round(time.time() - begun),
    }
    result = {"game": data.game, "figures": data.version, **network.export(), "evidence": evidence}
    with open(args.out, "w") as file:
        json.dump(result, file)
    print(json.dumps(evidence), flush=True)


def load_start(network, path):
    """Begins with an earlier network, which may have been trained on other means and spreads."""
    with open(path) as file:
        earlier = json.load(file)
    with torch.no_grad():
        weights = torch.tensor(earlier["first"]["weights"], dtype=torch.float64).T
        mean, scale = network.mean.double().cpu(), network.scale.double().cpu()
        fits = torch.where(scale > 0, 1 / scale.clamp(min=1e-9), torch.zeros_like(scale))
        biases = torch.tensor(earlier["first"]["biases"], dtype=torch.float64) + weights @ mean
        network.first.weight.copy_((weights * fits).float())
        network.first.bias.copy_(biases.float())
        network.second.weight.copy_(torch.tensor(earlier["second"]["weights"]).T)
        network.second.bias.copy_(torch.tensor(earlier["second"]["biases"]))
        network.third.weight.copy_(torch.tensor(earlier["third"]["weights"])[None, :])
        network.share.fill_(earlier["evaluation"])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--out", default="trained.json")
    parser.add_argument("--hidden", type=int, nargs=2, default=[128, 32])
    parser.add_argument("--start", default=None, help="a network to begin with, as this program writes it")
    parser.add_argument("--seconds", type=float, default=600, help="stop training after this time")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=1e-2)
    parser.add_argument("--evaluation", type=float, default=1.0, help="start from so much of the evaluation by hand")
    parser.add_argument("--added", type=float, default=1.0, help="use so much of what was learned, the rest by hand")
    parser.add_argument("--trace", type=float, default=1.0, help="how much of a target comes from the end of the game")
    parser.add_argument("--trace-from", type=int, default=2, help="the first epoch with such targets")
    parser.add_argument("--test", nargs="*", default=[], help="positions to measure with at the end")
    parser.add_argument("--held-out", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    train(parser.parse_args())
