import { storyboard } from '#model/workflows/run-samples.ts';
import { SAMPLE_FRAME, sampleFrame, templateFilePath } from '#model/workflows/workflow-files.ts';
import { RunSample } from './run-sample.tsx';
import styles from './shorts-sample.module.css';

const seconds = (time: number) => time.toFixed(1);

/** The scenes of the last run: the picture that was stored, the words over it, and when both are shown. */
export function ShortsSample() {
  const { title, scenes } = storyboard();
  return (
    <RunSample
      caption={`“${title}”, as it was handed to the renderer. Script, voice and pictures came from stand-ins; the times are how long that voice takes, scene by scene.`}
    >
      <ol className={styles.frames}>
        {scenes.map(({ from, until, spoken, picture }, index) => (
          <li key={from}>
            <img src={templateFilePath(sampleFrame(index))} alt={picture} loading="lazy" {...SAMPLE_FRAME} />
            <p className="num">
              {seconds(from)} to {seconds(until)} s
            </p>
            <p>{spoken}</p>
          </li>
        ))}
      </ol>
    </RunSample>
  );
}
